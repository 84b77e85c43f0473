/** The chunk for assistants. Loaded with the option `assistants` where the browser has a model context, or by the link of an assistant. */
export { followTimeLink, showAssistant } from './showAssistant.tsx';
