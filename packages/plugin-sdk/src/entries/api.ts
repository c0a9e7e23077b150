// The contract as a whole: every call with its types and constants. A plugin's build copies the calls that the plugin
// makes, without schemas, so that the host's files need not contain calls that no built-in screen makes.
export * from '@brokerdesk/api';
