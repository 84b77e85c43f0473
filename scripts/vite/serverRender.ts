import { preact } from './buildSettings.ts';
import { replaceFile, withoutLaterFiles } from './scriptTagPlugins.ts';

/** The settings for rendering on a server: Preact, and no file that the widget loads later except the first words of a language. */
export const serverRender = {
  plugins: [replaceFile('theme/pageReset.css?inline', ''), withoutLaterFiles()],
  resolve: { alias: preact },
};
