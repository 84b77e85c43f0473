import { useContext } from 'react';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import type { Environment } from '../core/environment.ts';
import { EnvironmentContext } from './environmentContext.ts';

/** The browser, or the environment that a test provides. */
export const useEnvironment = (): Environment => useContext(EnvironmentContext) ?? browserEnvironment;
