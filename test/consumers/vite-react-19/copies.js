import { readdirSync } from 'node:fs';

/** Prints which of the shared libraries are installed once. */
const all = readdirSync('node_modules', { recursive: true, encoding: 'utf8' });
const once = (name) => all.filter((path) => path === name || path.endsWith(`/node_modules/${name}`)).length === 1;
console.log(JSON.stringify(['react', 'react-dom', '@tanstack/query-core'].filter(once)));
