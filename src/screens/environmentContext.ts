import { createContext } from 'react';
import type { Environment } from '../core/environment.ts';

/** What a test puts in place of the browser; undefined for the browser itself. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);
