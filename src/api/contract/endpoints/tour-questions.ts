import type { Endpoint } from '../endpoint.ts';

// These two operations have their own file, because the script tag needs them before it shows anything.

/** The value of the required query parameter `widget` of the configuration (document, "verify-widget"). */
export const APPOINTMENT_WIDGET = 'lead_capture_appointment';

export const getWidgetConfiguration = {
  name: 'getWidgetConfiguration',
  method: 'GET',
  path: '/api/v2/group/{group_id}/verify-widget/',
  auth: { scheme: 'open', right: 'public' },
  query: ['widget'],
  summary: 'The appointment widget configuration of a group.',
  document: 'GET /api/v2/group/<group_id>/verify-widget/',
} as const satisfies Endpoint;

export const getTimes = {
  name: 'getTimes',
  method: 'GET',
  path: '/api/v2/appointments/group/{group_id}/times',
  auth: { scheme: 'open', right: 'public' },
  query: ['time'],
  summary: 'The office hours of the present day, or with `time` the free slots of that day.',
  document: 'GET /api/v2/appointments/group/<group_id>/times',
} as const satisfies Endpoint;
