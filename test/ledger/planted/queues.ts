import { queues as all, contentOf as before, deliveryQueues as first } from '#server/queues.ts';

export const queues = { ...all, 'notes.deliver': all['commands.deliver'] };
export const deliveryQueues = { ...first, notes: 'notes.deliver' };
export const contentOf: typeof before = (queue, given) => before(queue, given);
