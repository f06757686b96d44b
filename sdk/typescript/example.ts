import { quotedesk } from './client.ts';

type Api = ReturnType<typeof quotedesk>;

/** The answer, or the error that came in its place. */
function value<T>({ data, error }: { data?: T; error?: { message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'No answer');
  return data;
}

/** Tomorrow, when cover shall begin. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** A car is looked up and quoted, gets ten per cent off, and the quote becomes a policy. */
export async function insure(api: Api, vrm: string, paymentReference: string) {
  const car = value(await api.GET('/vehicle-lookup/{vrm}', { params: { path: { vrm } } }));
  const { quoteId } = value(
    await api.POST('/applied/quote/quote', {
      body: {
        Policy: { InceptionDate: `${tomorrow()}T00:00:00Z`, CoverType: 'Comprehensive' },
        Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
        Vehicle: { RegistrationNumber: car.vrm, Make: car.make, Model: car.model, Year: car.year },
      },
    }),
  );
  const { premium } = value(
    await api.POST('/applied/quote/override', {
      body: { quoteId, overrideType: 'discount', value: 10, reason: 'Loyal customer' },
    }),
  );
  const policy = value(
    await api.POST('/applied/accept', {
      body: { quoteId, paymentMethod: 'card', paymentReference },
    }),
  );
  return { ...policy, premium };
}

const { CLIENT_ID, CLIENT_SECRET, SCOPE } = process.env;
if (import.meta.main && CLIENT_ID && CLIENT_SECRET && SCOPE) {
  const api = quotedesk('http://127.0.0.1:8517', {
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    scope: SCOPE,
  });
  console.log(await insure(api, '191-D-12345', 'PAY-1'));
}
