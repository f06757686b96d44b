/** Azure Artifact Signing (once Trusted Signing): each variable, and the option of electron-builder that it gives. */
const AZURE = {
  AZURE_SIGNING_ENDPOINT: 'endpoint',
  AZURE_SIGNING_ACCOUNT: 'codeSigningAccountName',
  AZURE_SIGNING_PROFILE: 'certificateProfileName',
  AZURE_SIGNING_PUBLISHER: 'publisherName',
} as const;

/** The thumbprint of a certificate whose key stays in hardware; its driver shows both to signtool. */
const TOKEN = 'WIN_CERTIFICATE_SHA1';

/**
 * How Windows packages are signed, as options of electron-builder: by Azure, by a hardware key, or not at
 * all. A certificate's key in a file has not been issued since June 2023.
 * @throws where both are named, or one of them in part
 */
export function windowsSigning(env: NodeJS.ProcessEnv): string[] {
  const azure = Object.entries(AZURE);
  const missing = azure.map(([variable]) => variable).filter((variable) => !env[variable]);
  const thumbprint = env[TOKEN];
  const isAzure = missing.length < azure.length;
  if (isAzure && thumbprint) throw new Error(`Azure and ${TOKEN} both sign: name one of them`);
  if (isAzure && missing.length > 0) throw new Error(`Azure cannot sign without ${missing.join()}`);
  if (isAzure) return azure.map(([from, to]) => `-c.win.azureSignOptions.${to}=${env[from]}`);
  if (!thumbprint) return [];
  if (!/^[0-9a-f]{40}$/i.test(thumbprint)) throw new Error(`${TOKEN} is 40 hexadecimal digits`);
  return [`-c.win.signtoolOptions.certificateSha1=${thumbprint.toUpperCase()}`];
}
