// Texts of what replaces a part of a plugin that failed. This file is the shape: a key that another language lacks does not
// compile.
export default {
  failed: '{{what}} cannot be shown',
  rest: 'The rest of the portal keeps working.',
  code: 'Code',
  retry: 'Try again',
  reload: 'Reload the page',
  copy: 'Copy details',
  copied: 'Details copied',
  copyFailed: 'The details could not be copied. Select them and copy them by hand.',
  details: 'Details',
  hint: {
    PLG_INTEGRITY:
      'A file was changed after the build. A proxy or virus scanner may have modified it. Ask your administrator to deliver {{file}} unchanged.',
    PLG_UNPINNED:
      'Its files are not listed in this page, so they are not trusted. Reload the page; if the problem persists, ask your administrator to build the portal again.',
    PLG_LOAD: 'Its code could not be loaded. Check the connection, then reload the page.',
    PLG_OUTDATED:
      'A new version of the portal was published while this page was open. Reload the page to continue; the address stays the same.',
    PLG_LOAD_THROW: 'It failed while loading. Reload the page; if the problem persists, tell your administrator.',
    PLG_LOAD_TIMEOUT: 'Its code did not arrive in time. Check the connection, then reload the page.',
    PLG_SETUP_THROW: 'It failed while starting. Try again; if the problem persists, tell your administrator.',
    PLG_SETUP_TIMEOUT:
      'It did not finish starting in time. Try again; if the problem persists, tell your administrator.',
    PLG_SDK_RANGE: 'It was built for another version of this portal. Ask your administrator to update it.',
    PLG_DEFINITION: 'Its code is not the plugin in the registry. Ask your administrator to build it again.',
    PLG_CONTRIBUTION:
      'It does not contain this part, although its manifest lists it. Ask your administrator to build it again.',
    PLG_RENDER: 'It failed while showing this part. Try again; if the problem persists, tell your administrator.',
    PLG_QUARANTINED: 'This part failed three times and stays off until you reload the page. Tell your administrator.',
    PLG_BLOCKED: 'It is not loaded in safe mode. Leave safe mode to use it.',
  },
};
