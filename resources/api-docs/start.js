/**
 * Shows XML as it is given. Swagger UI would build it from a schema of objects, and a text has none.
 */
function XmlAsGiven() {
  return { fn: { jsonSchema202012: { getXmlSampleSchema: (_schema, _config, given) => given } } };
}

/** Shows the API's own description; no other host is asked for anything, not even a badge. */
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  plugins: [XmlAsGiven],
});
