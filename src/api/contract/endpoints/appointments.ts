import type { Endpoint } from '../endpoint.ts';

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

export const bookTour = {
  name: 'bookTour',
  method: 'POST',
  path: '/api/v2/appointments/group/{group_id}/book',
  auth: { scheme: 'open', right: 'public' },
  query: [],
  summary: 'Books a tour and creates or updates its prospect.',
  document: 'POST /api/v2/appointments/group/<group_id>/book',
} as const satisfies Endpoint;

export const cancelAppointment = {
  name: 'cancelAppointment',
  method: 'DELETE',
  path: '/api/v2/appointments/{appointment_id}',
  auth: { scheme: 'open', right: 'public' },
  query: [],
  summary: 'Cancels an appointment; the record is kept.',
  document: 'DELETE /api/v2/appointments/<appointment_id>',
} as const satisfies Endpoint;

export const rescheduleAppointment = {
  name: 'rescheduleAppointment',
  method: 'PUT',
  path: '/api/v2/appointments/{appointment_id}/group/{group_id}/book/',
  auth: { scheme: 'open', right: 'public' },
  query: [],
  summary: 'Moves an appointment to another start, with the same employee where that one is free.',
  document: 'PUT /api/v2/appointments/<appointment_id>/group/<group_id>/book/',
} as const satisfies Endpoint;
