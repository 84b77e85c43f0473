import type { DetailsWords } from '../parts.ts';
import { formEs } from './form.ts';
import { listEs } from './list.ts';

export const detailsEs: DetailsWords = { form: formEs, list: listEs };
