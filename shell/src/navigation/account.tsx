import { useSession } from '@danqing/shell-sdk';
import { CreditChip } from './credit-chip.tsx';
import { LoginButton } from './login-button.tsx';
import { UserMenu } from './user-menu.tsx';

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
