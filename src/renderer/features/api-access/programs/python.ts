import {
  CLIENT_ID,
  CLIENT_SECRET,
  PRICE,
  type Program,
  priceBody,
  TOKEN,
} from './first-request.ts';

/** A script for Python 3, without packages. */
export const python: Program = {
  language: 'Python',
  file: 'first_call.py',
  run: 'python3 first_call.py',
  text: (request) => `import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

URL = "${request.url}"


def post(path, body, headers={}):
    with urlopen(Request(URL + path, body.encode(), headers)) as response:
        return json.load(response)


token = post("${TOKEN}", urlencode({
    "grant_type": "client_credentials",
    "client_id": "${CLIENT_ID}",
    "client_secret": "${CLIENT_SECRET}",
    "scope": "${request.scope}",
}))["access_token"]

risk = ${priceBody(request)}
price = post("${PRICE}", json.dumps(risk), {
    "Authorization": f"Bearer {token}",
    "Content-Type": "application/json",
})

print(price["rater.Comp.PremAfterPolFee"])
`,
};
