import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePicture } from './HomePicture.tsx';

const small = 'https://images.example.com/4b, small.jpg';
const large = 'https://images.example.com/4b large.jpg';
const home = { id: 4711, label: '4B', address: 'Alder House, 123 First St', photo: { small, large } };

it('loads the photo in the size that its place needs, once the place is near the view', () => {
  const { container } = render(<HomePicture home={home} width="64px" />);
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('loading', 'lazy');
  expect(photo).toHaveAttribute('sizes', '64px');
  expect(photo).toHaveAttribute('src', small);
  // In a `srcset`, spaces and commas separate the addresses.
  expect(photo?.srcset).toBe(
    'https://images.example.com/4b%2C%20small.jpg 320w, https://images.example.com/4b%20large.jpg 960w',
  );
});

it('shows the initials of the address where the photo does not load, and another photo when there is one', () => {
  const { container, rerender } = render(<HomePicture home={home} width="64px" />);
  const photo = container.querySelector('img');
  if (photo === null) throw new Error('the photo is missing');
  expect(container).toHaveTextContent('');
  fireEvent.error(photo);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('AH');
  rerender(<HomePicture home={{ ...home, photo: { small: '/4b.jpg', large: '/4b.jpg' } }} width="64px" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/4b.jpg');
});

it('loads no photo from an address that is no link', () => {
  const odd = { small: 'javascript:alert(1)', large };
  const { container } = render(<HomePicture home={{ ...home, photo: odd }} width="64px" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('AH');
});
