import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { writing } from '#web/commands/draft-box.ts';
import type { Observed } from '#web/data/observable.ts';
import { paths } from '#web/paths.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';

export const useOpenPlayer = ({ front, search, viewing }: StageSession): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (): void => {
      if (front.current()?.showsMail === false) void navigate(paths.emailPlayer);
    };
    const ends = [
      onNext(writing, (one) => one !== null, open),
      onNext(search.state, (current) => current?.view === 'list', open),
      onNext(viewing, (viewed) => viewed !== null, open),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [navigate, front, search, viewing]);
};

/** Each time it becomes true. */
const onNext = <T>(observed: Observed<T>, isSo: (value: T) => boolean, then: () => void): (() => void) => {
  let was = isSo(observed.current());
  return observed.subscribe(() => {
    const is = isSo(observed.current());
    if (is && !was) then();
    was = is;
  });
};
