import { launcherChunk } from '../src/launcher/BookingLauncher.tsx';
import { coreChunk } from '../src/widget/loadCore.ts';

/**
 * Loads the files that the widget fetches on demand before its first free time. Call it in `beforeAll` of a test that waits for what they
 * show: on a busy machine they take longer than a test waits.
 */
export const loadChunks = (): Promise<unknown> => Promise.all([coreChunk.load(), launcherChunk.load()]);
