// Puts an address on the waitlist. What the person typed stays in the field until the server has it.
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '#domain/problem.ts';
import { waitlistAddress, waitlistWords } from '#domain/waitlist.ts';
import { joinWaitlist } from '#web/data/public-pages.ts';

type State = 'writing' | 'sending' | 'joined';

export const useWaitlist = () => {
  const [state, setState] = useState<State>('writing');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const trap = useRef<HTMLInputElement>(null);
  const join = async (address: string): Promise<void> => {
    setState('sending');
    setError(undefined);
    try {
      const { isNew } = await joinWaitlist(address, trap.current?.value ?? '');
      setState(isNew ? 'joined' : 'writing');
      if (!isNew) setError(waitlistWords.known);
    } catch (problem) {
      setState('writing');
      const full = problem instanceof Problem && problem.code === 'calls.too-many';
      setError(full ? waitlistWords.full : waitlistWords.failed);
    }
  };
  return {
    state,
    typed,
    error,
    trap,
    type: (text: string): void => {
      setTyped(text);
      setError(undefined);
    },
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (state === 'sending' || typed.trim() === '') return;
      const address = waitlistAddress(typed);
      if (address === null) setError(waitlistWords.invalid);
      else void join(address);
    },
  };
};
