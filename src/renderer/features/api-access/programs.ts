import type { contract, InputOf } from '../../../shared/contract/contract.ts';

type PathOf<N extends 'issueToken' | 'priceQuote'> = (typeof contract)[N]['http']['path'];

// Their types come from the contract; its value would bring the schema library into the page.
const TOKEN: PathOf<'issueToken'> = '/auth/token';
const PRICE: PathOf<'priceQuote'> = '/priceQuote';

/** Where a first program finds the API, and what it asks with. */
interface FirstRequest {
  readonly url: string;
  readonly scope: string;
  /** The start of cover, `YYYY-MM-DD`. */
  readonly day: string;
}

/** What a reader puts a client's own into. */
export const CLIENT_ID = 'CLIENT_ID';
export const CLIENT_SECRET = 'CLIENT_SECRET';

/** The price that a first program asks for, as JSON. */
function priceBody({ day }: FirstRequest): string {
  const body = {
    data: {
      'in_policy.dateInception': `${day}T00:00:00`,
      'in_customer.dateOfBirth': '1985-03-12',
      'in_dts.raterCover': 'Comprehensive',
    },
  } satisfies InputOf<'priceQuote'>;
  return JSON.stringify(body, null, 2);
}

/** A program to copy: what it is saved as, how it is run, and its text. */
export interface Program {
  readonly language: string;
  readonly file: string;
  readonly run: string;
  readonly text: (request: FirstRequest) => string;
}

/** The only file of a console application of .NET 8 or newer. */
const csharp: Program = {
  language: 'C#',
  file: 'Program.cs',
  run: 'dotnet run',
  text: (request) => `using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;

using var http = new HttpClient { BaseAddress = new Uri("${request.url}") };

async Task<JsonElement> Post(string path, HttpContent content)
{
    using var response = await http.PostAsync(path, content);
    var text = await response.Content.ReadAsStringAsync();
    if (!response.IsSuccessStatusCode) throw new HttpRequestException(text);
    return JsonDocument.Parse(text).RootElement;
}

var token = await Post("${TOKEN}", new FormUrlEncodedContent(new Dictionary<string, string>
{
    ["grant_type"] = "client_credentials",
    ["client_id"] = "${CLIENT_ID}",
    ["client_secret"] = "${CLIENT_SECRET}",
    ["scope"] = "${request.scope}",
}));
http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue(
    "Bearer", token.GetProperty("access_token").GetString());

var risk = """
${priceBody(request)}
""";
var price = await Post("${PRICE}", new StringContent(risk, Encoding.UTF8, "application/json"));

Console.WriteLine(price.GetProperty("rater.Comp.PremAfterPolFee"));
`,
};

/** A shell script that needs curl and sed, no more. */
const curl: Program = {
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

/** A module for Node 18 or newer, without packages. */
const javascript: Program = {
  language: 'JavaScript',
  file: 'first-call.mjs',
  run: 'node first-call.mjs',
  text: (request) => `const url = '${request.url}';

async function post(path, headers, body) {
  const response = await fetch(url + path, { method: 'POST', headers, body });
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${answer.statusCode}: \${answer.message}\`);
  return answer;
}

const { access_token } = await post('${TOKEN}', {}, new URLSearchParams({
  grant_type: 'client_credentials',
  client_id: '${CLIENT_ID}',
  client_secret: '${CLIENT_SECRET}',
  scope: '${request.scope}',
}));

const headers = { authorization: \`Bearer \${access_token}\`, 'content-type': 'application/json' };
const price = await post('${PRICE}', headers, JSON.stringify(${priceBody(request)}));

console.log(price['rater.Comp.PremAfterPolFee']);
`,
};

/** A script for Python 3, without packages. */
const python: Program = {
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

/** A first call in the languages of those who ask for one. */
export const programs: readonly Program[] = [curl, javascript, csharp, python];
