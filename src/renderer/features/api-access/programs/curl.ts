import {
  CLIENT_ID,
  CLIENT_SECRET,
  PRICE,
  type Program,
  priceBody,
  TOKEN,
} from './first-request.ts';

/** A shell script that needs curl and sed, no more. */
export const curl: Program = {
  language: 'curl',
  file: 'first-call.sh',
  run: 'sh first-call.sh',
  text: (request) => `#!/bin/sh
set -eu
URL='${request.url}'

ANSWER=$(curl --silent --show-error --fail-with-body "$URL${TOKEN}" \\
  --data-urlencode 'grant_type=client_credentials' \\
  --data-urlencode 'client_id=${CLIENT_ID}' \\
  --data-urlencode 'client_secret=${CLIENT_SECRET}' \\
  --data-urlencode 'scope=${request.scope}')
TOKEN=$(printf '%s' "$ANSWER" | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

curl --silent --show-error --fail-with-body "$URL${PRICE}" \\
  --header "Authorization: Bearer $TOKEN" \\
  --header 'Content-Type: application/json' \\
  --data '${priceBody(request)}'
`,
};
