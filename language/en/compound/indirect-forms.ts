// More indirect sentences, also of people who learnt English late, with the plain order that each means.
import { findingForms } from './finding-forms.ts';
import type { Form } from './form-parts.ts';
import { manyForms } from './many-forms.ts';
import { movingForms } from './moving-forms.ts';
import { personForms } from './person-forms.ts';
import { placeForms } from './place-forms.ts';
import { timeForms } from './time-forms.ts';

export const indirectForms: readonly Form[] = [
  ...movingForms,
  ...placeForms,
  ...timeForms,
  ...personForms,
  ...findingForms,
  ...manyForms,
];
