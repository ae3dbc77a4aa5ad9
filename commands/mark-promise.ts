// Says that a promise is kept, or that it is none.
import * as z from 'zod/mini';
import { PromiseId, PromiseMark } from '#domain/promise.ts';
import { type Changes, defineCommand } from './command.ts';

const Args = z.object({ promiseId: PromiseId, mark: PromiseMark });
type Args = z.infer<typeof Args>;

export const markPromise = defineCommand<'mark-promise', Args, Changes<Args>>({
  kind: 'mark-promise',
  args: Args,
  activity: 'promise_marked',
  grave: false,
  effect: {
    kind: 'changes',
    ledger: 'promises',
    changes: ({ promiseId, mark }) => [{ ledger: 'promises', kind: 'mark', promiseId, mark }],
    about: ({ promiseId }) => [{ kind: 'promise', id: promiseId }],
  },
});
