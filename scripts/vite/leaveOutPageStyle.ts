import type { Plugin } from 'vite';

/** What holds a page's own rules off, where there is no shadow root. */
const PAGE_STYLE = /\/src\/theme\/page\.css\?inline$/;

/** Leaves that out of a build whose widgets all stand in shadow roots. The build fails when it is elsewhere. */
export function leaveOutPageStyle(): Plugin {
  let isFound = false;
  return {
    name: 'tour-booking:leave-out-page-style',
    enforce: 'pre',
    load(id) {
      if (!PAGE_STYLE.test(id)) return undefined;
      isFound = true;
      return '';
    },
    buildEnd(error) {
      if (error === undefined && !isFound)
        this.error('there is no src/theme/page.css any more; see leaveOutPageStyle.ts');
    },
  };
}
