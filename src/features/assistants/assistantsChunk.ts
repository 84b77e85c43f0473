/** The chunk for assistants. Loaded with the option `assistants` where the browser has a model context, or by the link of an assistant. */
export { followAssistantLink } from './assistantLink.ts';
export { FilledNotice } from './FilledNotice.tsx';
export { showAssistant } from './showAssistant.tsx';
