/** Lets `most` bytes through and fails with a RangeError at the next one, which also stops the sender. */
export function atMost(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new RangeError(`There are more than ${most} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}

/** `ask`, but reading a reply of more than `most` bytes fails, and no more of it is fetched. */
export const askAtMost =
  (ask: typeof fetch, most: number): typeof fetch =>
  (input, init) =>
    ask(input, init).then((response) => {
      const { body, headers } = response;
      // No program for HTTP reads more than the length that it was told.
      const length = headers.has('Content-Encoding') ? null : headers.get('Content-Length');
      return body === null || (length !== null && Number(length) <= most)
        ? response
        : new Response(body.pipeThrough(atMost(most)), response);
    });
