import type { Day } from '../../src/time/values.ts';

/** An agent of the company who gives tours. The document says "employee" where an appointment names one. */
export interface Employee {
  readonly id: number;
  readonly name: string;
  readonly photo: string | null;
  /** Whether they are away on `day`. */
  readonly isOff?: (day: Day) => boolean;
}

const employee = (id: number, name: string, photo = true): Employee => ({
  id,
  name,
  photo: photo ? `https://images.example.com/agents/${id}/thumbnail.jpg` : null,
});

/** Who gives the tours of each group. Nobody works in two groups, so one group's tours never fill another's slots. */
export const employeesOfGroup: Readonly<Record<number, readonly Employee[]>> = {
  101: [employee(1, 'Maya Ellison'), employee(2, 'Tobias Grant'), employee(3, 'Priya Nair', false)],
  102: [employee(4, 'Lucas Moreau'), employee(5, 'Hannah Whitfield'), employee(6, 'Omar Castellan')],
  103: [employee(7, 'Greta Lindqvist'), employee(8, 'Samuel Ortega'), employee(9, 'Wen Zhao', false)],
  104: [employee(10, 'Isabel Fontaine'), employee(11, 'Declan Murphy'), employee(12, 'Aiko Tanabe')],
  105: [employee(13, 'Nadia Petrova'), employee(14, 'Jonas Albrecht'), employee(15, 'Carmen Vidal')],
  106: [employee(16, 'Felix Okafor')],
};
