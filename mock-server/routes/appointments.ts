import * as endpoints from '../../src/api/contract/endpoints/appointments.ts';
import { listClientAppointments } from '../../src/api/contract/endpoints/client-appointments.ts';
import { cancelAppointment, clientAppointments, rescheduleAppointment } from '../engine/appointments.ts';
import { book } from '../engine/booking.ts';
import { times } from '../engine/times.ts';
import { widgetConfiguration } from '../engine/widget-configuration.ts';
import { route } from './route.ts';

/** Widget configuration, times, booking and what happens to an appointment afterwards. */
export const appointmentRoutes = [
  route(endpoints.getWidgetConfiguration, ({ params, query }, company) =>
    widgetConfiguration(company, params.group_id, query.get('widget')),
  ),
  route(endpoints.getTimes, ({ params, query }, company) => times(company, params.group_id, query.get('time'))),
  route(endpoints.bookTour, ({ params, body }, company) => book(company, params.group_id, body)),
  route(listClientAppointments, ({ params }, company) => clientAppointments(company, params.client_id)),
  route(endpoints.cancelAppointment, ({ params }, company) => cancelAppointment(company, params.appointment_id)),
  route(endpoints.rescheduleAppointment, ({ params, body }, company) =>
    rescheduleAppointment(company, params.appointment_id, params.group_id, body),
  ),
];
