import { createContext } from 'react';
import type { Door } from '../options/door.ts';

/** The door that adds nothing: a component of React. */
export const NO_DOOR: Door = {};

/** The door of the widget: always the same object for one widget. */
export const DoorContext = createContext(NO_DOOR);
