import type { Endpoint } from '../endpoint.ts';

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
