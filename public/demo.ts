/** Loads the leasing service after the page has loaded, because it is large: a mock of the whole API. */
async function start(): Promise<void> {
  const { startTours } = await import('./site/tours.ts');
  await startTours();
}

if (document.readyState === 'complete') void start();
else addEventListener('load', () => void start(), { once: true });
