// One frame around the screens of a signed-in person. It stays while they move between screens.
import { Outlet } from 'react-router';
import { SignedIn } from '#web/session/signed-in.tsx';
import { Frame } from '#web/stage/frame.tsx';

export default function Framed() {
  return (
    <SignedIn>
      {(user) => (
        <Frame user={user}>
          <Outlet />
        </Frame>
      )}
    </SignedIn>
  );
}
