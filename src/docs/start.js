/** Shows the API's own description; no other host is asked for anything, not even a badge. */
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
});
