// @ts-check
// The scripts that shells load. Each asks `admin-cli complete` what can follow, so that a script never gets out of date.
// They run only an admin-cli that is installed in the folder or on the path, never one from a registry.

const find = `local cli=./node_modules/.bin/admin-cli
  [ -x "$cli" ] || cli=$(command -v admin-cli) || return`;

/** The script of each shell. */
export const completionScripts = {
  bash: `# Load it with: source <(admin-cli completion bash)
_admin_cli() {
  ${find}
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  [ "\${COMP_WORDS[0]}" = npx ] && words=("\${words[@]:1}")
  COMPREPLY=()
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done < <("$cli" complete -- "\${words[@]}" 2>/dev/null)
  [[ "\${COMPREPLY[0]-}" == */ ]] && compopt -o nospace
}
complete -F _admin_cli admin-cli
`,
  zsh: `#compdef admin-cli
# Load it with: source <(admin-cli completion zsh), after compinit; or write it into the file _admin-cli in a folder of fpath
_admin_cli() {
  ${find}
  local -a found
  found=("\${(@f)$("$cli" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -S '' -q -- \${(M)found:#*/}
  compadd -- \${found:#*/}
}
compdef _admin_cli admin-cli
# As the file _admin-cli in fpath, zsh reads it at the first completion, which has to follow at once.
if [ "\${funcstack[1]-}" = _admin-cli ]; then _admin_cli "$@"; fi
`,
  fish: `# Load it with: admin-cli completion fish | source
function __admin_cli
  set -l cli ./node_modules/.bin/admin-cli
  test -x $cli; or set cli (command -v admin-cli); or return
  set -l words (commandline -opc)
  $cli complete -- $words[2..-1] (commandline -ct) 2>/dev/null
end
complete -c admin-cli -f -a '(__admin_cli)'
`,
};
