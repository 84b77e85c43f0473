import { writeFileSync } from 'node:fs';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './App.jsx';

const [, , out, api] = process.argv;
const chunks = [];
const { pipe } = renderToPipeableStream(<App api={api} />, {
  onAllReady() {
    const { Writable } = process.getBuiltinModule('node:stream');
    const to = new Writable({
      write(chunk, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        writeFileSync(out, Buffer.concat(chunks));
        done();
      },
    });
    pipe(to);
  },
});
