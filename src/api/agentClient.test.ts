import { expect, it, vi } from 'vitest';
import { agentCallOf, readAgent } from './agentClient.ts';

const MAYA = {
  id: 12,
  name: 'Maya Ortiz',
  title: 'Leasing Manager',
  phone_number: '(555) 100-0012',
  mobile_phone_number: '(555) 100-0112',
  headshot: { original: 'https://photos.example/12.jpg', thumbnail: 'https://photos.example/12-small.jpg' },
};

it('reads name, title, portrait and both numbers', () => {
  expect(readAgent(MAYA)).toEqual({
    name: 'Maya Ortiz',
    title: 'Leasing Manager',
    photo: 'https://photos.example/12-small.jpg',
    phone: '(555) 100-0012',
    mobile: '(555) 100-0112',
  });
});

it('takes one number for both where the other is missing', () => {
  expect(readAgent({ ...MAYA, phone_number: '' })).toMatchObject({ phone: '(555) 100-0112', mobile: '(555) 100-0112' });
  expect(readAgent({ ...MAYA, mobile_phone_number: null })).toMatchObject({ mobile: '(555) 100-0012' });
});

it.each([undefined, null, 'Maya', {}, { name: '  ' }, { name: 5 }])('reads no agent without a name: %j', (reply) => {
  expect(readAgent(reply)).toBeUndefined();
});

it('leaves a part empty that cannot be read', () => {
  expect(readAgent({ name: 'Maya', headshot: 'none', title: 7 })).toEqual({
    ...{ name: 'Maya', title: '', photo: '', phone: '', mobile: '' },
  });
});

it('asks an integrator’s client that has the call', async () => {
  expect(agentCallOf({})).toBeUndefined();
  const getAgent = vi.fn().mockResolvedValue(MAYA);
  expect(await agentCallOf({ getAgent })?.(12)).toEqual(MAYA);
  expect(getAgent).toHaveBeenCalledWith(12, undefined);
});
