import { pageReplies } from '../preview/earlyReplies.ts';
import { createPreviewSource, type PreviewSource } from '../preview/previewSource.ts';
import { coreChunk } from './loadCore.ts';

/** The source of this page's preview: the script tag, the React component and the element share it. */
export const pageSource: PreviewSource = createPreviewSource(
  pageReplies,
  () => coreChunk.getState().status === 'ready',
);
