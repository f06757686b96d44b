import addCompletion from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

const NAME = 'completion';

/**
 * In front of the script for bash. It takes the words from the package bash-completion, which not every
 * system has; and its constants can not be set again, so that it is read only once.
 */
const BEFORE_BASH = `# bash completion for quotedesk
if ! declare -F __quotedesk_complete > /dev/null; then

if ! declare -F _get_comp_words_by_ref > /dev/null; then
    # The words up to the cursor; what Bash splits at = and : is one word again.
    _get_comp_words_by_ref() {
        local rest=$COMP_LINE space i past
        words=()
        for ((i = 0; i <= COMP_CWORD; i++)); do
            space=\${rest%%[![:space:]]*}
            rest=\${rest#"$space"}
            rest=\${rest#"\${COMP_WORDS[i]}"}
            if [[ $i -gt 0 && -z $space ]]; then
                words[\${#words[@]} - 1]+=\${COMP_WORDS[i]}
            else
                words+=("\${COMP_WORDS[i]}")
            fi
        done
        cword=$((\${#words[@]} - 1))
        cur=\${words[cword]}
        past=$((\${#COMP_LINE} - \${#rest} - COMP_POINT))
        if [[ $past -gt 0 && $past -le \${#cur} ]]; then
            cur=\${cur:0:\${#cur} - past}
        fi
        words[cword]=$cur
        prev=
        if [[ $cword -gt 0 ]]; then prev=\${words[cword - 1]}; fi
    }
fi
`;

const isBash = (command: Command) => command.args[0] === 'bash';

/** `completion SHELL` prints what a shell runs; it asks `complete` at each Tab. */
export function addCompletionTo(all: Command): void {
  addCompletion(all, { completionCommandName: NAME });
  all.commands
    .find((command) => command.name() === NAME)
    ?.description('print the script that completes commands in a shell')
    .hook('preAction', (command) => {
      if (isBash(command)) console.log(BEFORE_BASH);
    })
    .hook('postAction', (command) => {
      if (isBash(command)) console.log('fi');
    });
}
