import { useEffect, useRef } from 'react';

interface Watcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

/** Only Chromium has it, and TypeScript does not know it. */
declare const CloseWatcher: undefined | (new () => Watcher);

/**
 * Calls `goBack` when the visitor goes back by the gesture or the button of Android, which would otherwise leave the page. It uses
 * `CloseWatcher`, so the page's history stays as it is. While `goBack` is undefined, going back leaves the page.
 */
export function useBackGesture(goBack: (() => void) | undefined): void {
  const latest = useRef(goBack);
  useEffect(() => {
    latest.current = goBack;
  });
  const isWanted = goBack !== undefined;
  useEffect(() => (isWanted ? watchClose(() => latest.current?.()) : undefined), [isWanted]);
}

/** Calls `onClose` when the visitor wants to go back. Returns a function that ends this. */
function watchClose(onClose: () => void): () => void {
  if (typeof CloseWatcher !== 'function') return () => undefined;
  let watcher: Watcher | undefined;
  const stop = (): void => {
    watcher?.destroy();
    watcher = undefined;
  };
  const start = (): void => {
    // Without a tap before it the browser would close this watcher together with another, such as that of a dialog.
    if (watcher || !navigator.userActivation.isActive) return;
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      watcher = undefined;
      onClose();
    };
  };
  // A watcher also gets Escape, which leaves no form and may be meant for a dialog around it. The next click begins anew.
  const stepAside = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') stop();
  };
  start();
  addEventListener('click', start, true);
  addEventListener('keydown', stepAside, true);
  return () => {
    removeEventListener('click', start, true);
    removeEventListener('keydown', stepAside, true);
    stop();
  };
}
