import * as widget from 'tour-booking';
import * as client from 'tour-booking/client';
import * as core from 'tour-booking/core';
import * as edge from 'tour-booking/edge';
import * as element from 'tour-booking/element';
import { es } from 'tour-booking/locales/es';
import * as server from 'tour-booking/server';

test('every door can be imported with its types, and all are one copy', () => {
  expect(typeof edge.createTourEdge).toBe('function');
  expect(typeof element.defineTourBooking).toBe('function');
  expect(es.language).toBe('es-US');
  expect(widget.ApiError).toBe(client.ApiError);
  expect(widget.ApiError).toBe(server.ApiError);
  expect(widget.noAnswers).toBe(core.noAnswers);
  // @ts-expect-error: an address is text. Types that did not resolve would take anything.
  expect(() => client.createLeasingClient({ baseUrl: 1 })).toThrow(TypeError);
});
