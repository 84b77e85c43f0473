import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AgentCard } from './AgentCard.tsx';

const maya = {
  name: 'Maya Ortiz',
  title: 'Leasing at Alder House',
  photo: 'https://photos.example/maya.jpg',
  phone: '+1 555 123 4567',
  mobile: '+1 555 765 4321',
};
const portrait = () => document.querySelector('img');

it('says who shows the visitor around, and how to reach them', () => {
  render(<AgentCard facts={maya} by="integrator" />);
  expect(screen.getByText('Maya will show you around')).toBeVisible();
  expect(screen.getByText('Maya Ortiz')).toBeVisible();
  expect(screen.getByText('Leasing at Alder House')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Maya Ortiz' })).toHaveAttribute('href', 'tel:+15551234567');
  expect(screen.getByRole('link', { name: 'Text Maya Ortiz' })).toHaveAttribute('href', 'sms:+15557654321');
});

it('promises nothing where the visitor asked for the agent', () => {
  render(<AgentCard facts={maya} by="visitor" />);
  expect(screen.getByText('You asked for Maya')).toBeVisible();
});

it('has no button without a number, and no message to an extension', () => {
  const { rerender } = render(<AgentCard facts={{ ...maya, mobile: '+1 555 123 4567 ext. 12' }} by="integrator" />);
  expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Text/ })).toBeNull();
  rerender(<AgentCard facts={{ ...maya, phone: '', mobile: '' }} by="integrator" />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the initials where the portrait fails', () => {
  render(<AgentCard facts={maya} by="integrator" />);
  const image = portrait();
  expect(image).toHaveAttribute('src', maya.photo);
  expect(screen.queryByText('MO')).toBeNull();
  if (image) fireEvent.error(image);
  expect(portrait()).toBeNull();
  expect(screen.getByText('MO')).toBeVisible();
});

it.each(['', 'javascript:alert(1)', 'data:image/png;base64,AAAA'])(
  'shows no portrait for an address that is no link: "%s"',
  (photo) => {
    render(<AgentCard facts={{ ...maya, photo }} by="integrator" />);
    expect(portrait()).toBeNull();
    expect(screen.getByText('MO')).toBeVisible();
  },
);
