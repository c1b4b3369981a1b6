import { listPaymentMethods, paymentMethodsKey } from '@danqing/api-client';
import { PAYMENT_METHODS, type PaymentMethod } from '@danqing/contracts/payments';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useQuery } from '@danqing/shell-sdk/query';
import { logError } from '@danqing/ui-kit';
import { useEffect } from 'react';

/**
 * Returns the available payment methods, or all known ones until the server has responded. If the visitor
 * then chooses an unavailable method, the payment shows the server's error.
 */
export function usePaymentMethods(): readonly PaymentMethod[] {
  const { basePath } = usePageData();
  const { data, error } = useQuery({
    queryKey: paymentMethodsKey,
    queryFn: ({ signal }) => listPaymentMethods({ basePath, fetch: authorizedFetch, signal }),
  });
  useEffect(() => {
    if (error) logError('profile: the ways to pay could not be loaded', error);
  }, [error]);
  return data ?? PAYMENT_METHODS;
}
