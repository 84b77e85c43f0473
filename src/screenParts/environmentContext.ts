import { createContext } from 'react';
import type { Environment } from '../core/environment.ts';

/** The environment that a test provides. Undefined: the browser. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);
