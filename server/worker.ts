// Every background job and its schedule, one list.
import type { Job } from './job.ts';

export const jobs: readonly Job[] = [];
