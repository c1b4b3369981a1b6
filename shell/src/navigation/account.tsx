import { useSession } from '@danqing/shell-sdk';
import { CreditChip } from './credit-chip.tsx';
import { LoginButton } from './login-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** The visitor's end of the bar. While nothing is known of a session that is being checked, it stays empty. */
export function Account() {
  const { status, user } = useSession();
  if (user)
    return (
      <>
        <CreditChip credits={user.credits} />
        <UserMenu />
      </>
    );
  return status === 'checking' ? null : <LoginButton />;
}
