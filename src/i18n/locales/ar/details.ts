import type { DetailsWords } from '../parts.ts';
import { formAr } from './form.ts';
import { listAr } from './list.ts';

export const detailsAr: DetailsWords = { form: formAr, list: listAr };
