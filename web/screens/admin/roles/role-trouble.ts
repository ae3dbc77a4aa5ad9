import { Problem, type ProblemCode, problemDetails } from '#domain/problem.ts';
import { leaveIfOver } from '#web/screens/admin/frame/leave-if-over.ts';
import { notice } from '#web/ui/notices/notice.ts';

const permission: ReadonlySet<ProblemCode> = new Set(['session.missing', 'role.missing', 'confirmation.needed']);
const temporary: ReadonlySet<ProblemCode> = new Set(['network.offline', 'calls.too-many', 'database.unavailable']);

/** As the specification says: who may not, and what passes, get a toast. Other errors are returned, to stand in the page. */
export const roleTrouble = (error: unknown, otherwise: string): string | null => {
  if (!(error instanceof Problem) || error.code === 'unexpected') return otherwise;
  const text = problemDetails(error).title;
  if (permission.has(error.code)) {
    notice({
      title: 'Authentication required',
      ...(text === 'Authentication required' ? {} : { text }),
      tone: 'danger',
      icon: 'refused',
      about: 'role',
    });
    leaveIfOver(error);
    return null;
  }
  if (temporary.has(error.code)) {
    notice({ title: 'Temporary issue', text, about: 'role' });
    return null;
  }
  return text;
};
