import { createWithoutSecrets, type WithoutSecrets } from '../api/secretForms.ts';
import type { EdgeSettings } from './edgeSettings.ts';

/** `text` without the keys of this edge, which a service may repeat. */
export type WithoutKeys = WithoutSecrets;

export const createWithoutKeys = ({ secretKey, publicKey }: EdgeSettings): WithoutKeys =>
  createWithoutSecrets([secretKey, publicKey]);
