import { svelte } from '@sveltejs/vite-plugin-svelte';

// As in a new SvelteKit project.
const plugin = svelte({ compilerOptions: { runes: true } });

export default {
  plugins: [plugin],
  build: { sourcemap: true, rolldownOptions: { input: process.env.PAGE ?? 'index.html' } },
};
