import * as endpoints from '../../src/api/contract/endpoints/appointments.ts';
import * as clientAppointments from '../../src/api/contract/endpoints/client-appointments.ts';
import * as questions from '../../src/api/contract/endpoints/tour-questions.ts';
import {
  cancelAppointment,
  listClientAppointments,
  rescheduleAppointment,
} from '../engine/appointments/appointments.ts';
import { bookTour } from '../engine/appointments/bookTour.ts';
import { getTimes } from '../engine/appointments/getTimes.ts';
import { getWidgetConfiguration } from '../engine/appointments/getWidgetConfiguration.ts';
import { type RoutesOf, route } from './route.ts';

/** Widget configuration, times, booking, and the operations on an appointment that exists. */
export const appointmentRoutes = {
  getWidgetConfiguration: route(questions.getWidgetConfiguration, ({ params, query }, company) =>
    getWidgetConfiguration(company, params.group_id, query.get('widget')),
  ),
  getTimes: route(questions.getTimes, ({ params, query }, company) =>
    getTimes(company, params.group_id, query.get('time')),
  ),
  bookTour: route(endpoints.bookTour, ({ params, body }, company) => bookTour(company, params.group_id, body)),
  listClientAppointments: route(clientAppointments.listClientAppointments, ({ params }, company) =>
    listClientAppointments(company, params.client_id),
  ),
  cancelAppointment: route(endpoints.cancelAppointment, ({ params }, company) =>
    cancelAppointment(company, params.appointment_id),
  ),
  rescheduleAppointment: route(endpoints.rescheduleAppointment, ({ params, body }, company) =>
    rescheduleAppointment(company, params.appointment_id, params.group_id, body),
  ),
} satisfies RoutesOf<typeof endpoints & typeof questions & typeof clientAppointments>;
