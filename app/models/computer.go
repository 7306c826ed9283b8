package models

import (
	"context"
	"net"
	"net/netip"
	"os"
	"runtime"

	"somo/app/host"
	"somo/llm"
)

// ThisComputer is the one the program runs on.
func ThisComputer() Computer {
	return Computer{
		Memory:      host.Memory(),
		Cores:       runtime.NumCPU(),
		Ollama:      func() string { return host.Ollama(os.Getenv) },
		StartOllama: startOllama,
		ModelFiles:  host.ModelFiles,
		Lookup: func(ctx context.Context, name string) ([]netip.Addr, error) {
			return net.DefaultResolver.LookupNetIP(ctx, "ip", name)
		},
	}
}

// startOllama lets the server listen where it will be asked. Where its own setting says so already, that stands: it may
// say more, such as that the whole network is served.
func startOllama(program, base string) error {
	if own, err := llm.ParseHost(os.Getenv("OLLAMA_HOST")); err == nil && own == base {
		return host.StartOllama(program)
	}
	return host.StartOllama(program, "OLLAMA_HOST="+base)
}
