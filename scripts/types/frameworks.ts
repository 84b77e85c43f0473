// Brings the frameworks whose JSX `src/embed/elementTypes.ts` adds to into the program, so that the compiler finds what is added to.
import type {} from 'preact';
import type {} from 'solid-js';
import type {} from 'vue';
