import { useContext } from 'react';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import type { Environment } from '../core/environment.ts';
import { EnvironmentContext } from './environmentContext.ts';

/** The page, or what a test puts in its place. */
export const useEnvironment = (): Environment => useContext(EnvironmentContext) ?? browserEnvironment;
