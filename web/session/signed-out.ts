// The guard of the landing page: it is for who is not signed in.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from './session.ts';

/** Sends a signed-in visitor on, without a trace in the history. */
export const useLeaveWhenSignedIn = (): void => {
  const { state } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'signed-in') void navigate(paths.authRedirect, { replace: true });
  }, [state, navigate]);
};
