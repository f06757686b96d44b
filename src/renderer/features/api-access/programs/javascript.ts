import {
  CLIENT_ID,
  CLIENT_SECRET,
  PRICE,
  type Program,
  priceBody,
  TOKEN,
} from './first-request.ts';

/** A module for Node 18 or newer, without packages. */
export const javascript: Program = {
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
